import { fill } from '../../i18n/fill.ts';
import type { SearchTexts } from '../../i18n/search-texts.ts';
import { AlertIcon, CheckCircleIcon } from '../ui/icon.tsx';
import type { LinkVerdict } from './link-verdict.ts';
import * as css from './search-input.css';

type LinkNoticeProps = { readonly verdict: LinkVerdict; readonly texts: SearchTexts };

/** The notice below the field about the typed link. */
export function LinkNotice({ verdict, texts }: LinkNoticeProps) {
  const mayBeProduct = verdict.kind === 'PRODUCT' || verdict.kind === 'SHORT';
  return (
    <div className={css.verdict}>
      <span className={mayBeProduct ? css.good : css.bad}>
        {mayBeProduct ? <CheckCircleIcon /> : <AlertIcon />}
      </span>
      {noticeOf(verdict, texts)}
    </div>
  );
}

function noticeOf(verdict: LinkVerdict, texts: SearchTexts): string {
  if (verdict.kind === 'UNKNOWN') return texts.unknownLink;
  const { kind, platform, agent } = verdict;
  const text = agent && kind === 'PRODUCT' ? texts.agentLink : texts.links[kind];
  return fill(text, {
    platform: texts.platforms[platform],
    agent: agent ?? '',
  });
}
