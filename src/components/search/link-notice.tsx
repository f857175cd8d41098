import { fill } from '../../i18n/fill.ts';
import type { SearchTexts } from '../../i18n/search-texts.ts';
import { cx } from '../ui/cx.ts';
import { AlertIcon, CheckCircleIcon } from '../ui/icon.tsx';
import type { LinkVerdict } from './link-verdict.ts';
import * as css from './search-input.css';

type LinkNoticeProps = { readonly verdict: LinkVerdict; readonly texts: SearchTexts };

/** The notice below the field that states the target of its link. */
export function LinkNotice({ verdict, texts }: LinkNoticeProps) {
  const good = verdict.kind === 'PRODUCT' || verdict.kind === 'SHORT';
  return (
    <div className={cx(css.panel, css.verdict)}>
      <span className={good ? css.good : css.bad}>
        {good ? <CheckCircleIcon /> : <AlertIcon />}
      </span>
      {noticeOf(verdict, texts)}
    </div>
  );
}

function noticeOf(verdict: LinkVerdict, texts: SearchTexts): string {
  if (verdict.kind === 'UNKNOWN') return texts.unknownLink;
  const { kind, platform, agent } = verdict;
  const ofAgent = agent && kind === 'PRODUCT' ? texts.agentLink : undefined;
  return fill(ofAgent ?? texts.links[kind], {
    platform: texts.platforms[platform],
    agent: agent ?? '',
  });
}
