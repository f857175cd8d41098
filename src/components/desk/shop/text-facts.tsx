import { TEXT_FACTS } from '../../../contract/values/shop/text-facts.ts';
import type { DeskTranslate } from '../../../i18n/translator.ts';

/** Lists the settings that a text may name in braces. */
export function TextFacts({ t }: { t: DeskTranslate }) {
  return (
    <details className="desk-card">
      <summary>{t('desk.facts.title')}</summary>
      <p className="desk-quiet">{t('desk.facts.text')}</p>
      <dl className="desk-facts desk-text-facts">
        {TEXT_FACTS.map((name) => (
          <div key={name} className="desk-pair">
            <dt>
              <code className="desk-mono">{`{${name}}`}</code>
            </dt>
            <dd>{t(`desk.facts.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
