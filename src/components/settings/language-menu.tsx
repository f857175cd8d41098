'use client';
import { useRef } from 'react';
import { staticHtml } from '../../framework/browser/static-html.tsx';
import * as css from '../header/status-bar.css';
import type { LanguageContentProps } from './language-content.tsx';
import { useBack } from './use-back.ts';

const useContent = staticHtml(() => import('./language-content.tsx'));

/** The language menu of a tenant with several languages. A plain form, so it needs no script. */
export function LanguageMenu(props: LanguageContentProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const back = useBack(menu, props.back);
  const content = useContent({ ...props, back });
  return <details ref={menu} className={css.languages} data-menu="" {...content} />;
}
