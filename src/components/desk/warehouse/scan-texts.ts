import { SCAN_NEXT, SCAN_SOUNDS, SCAN_STEPS } from '../../../contract/values/warehouse/scanning.ts';
import { SCAN_COMMANDS } from '../../../contract/values/warehouse/warehouse-codes.ts';
import type { DeskTranslate } from '../../../i18n/translator.ts';
import { each, photoTexts } from './photo-texts.ts';
import type { ScanTexts } from './scan-view.ts';

/**
 * The texts of the scan page in the reader's language. Placeholders that only the script can fill stay in
 * them.
 */
export const scanTexts = (t: DeskTranslate): ScanTexts => ({
  field: t('desk.scan.field'),
  button: t('desk.scan.button'),
  recent: t('desk.scan.recent'),
  none: t('desk.scan.none'),
  undo: t('desk.scan.undo'),
  undone: t('desk.scan.undone'),
  waiting: t('desk.scan.waiting', { count: '{count}' }),
  waitingOfOthers: t('desk.scan.waitingOfOthers', { count: '{count}' }),
  offline: t('desk.scan.offline'),
  failed: t('desk.scan.failed', { code: '{code}', message: '{message}' }),
  camera: t('desk.scan.camera'),
  cameraOff: t('desk.scan.cameraOff'),
  torch: t('desk.scan.torch'),
  noCamera: t('desk.scan.noCamera'),
  photo: photoTexts(t),
  print: t('desk.warehouse.act.label'),
  printFailed: t('desk.scan.printFailed'),
  scaleOn: t('desk.scan.scaleOn'),
  scaleOff: t('desk.scan.scaleOff'),
  scaleConnect: t('desk.scan.scaleConnect'),
  missing: t('desk.scan.missing', { numbers: '{numbers}' }),
  extra: t('desk.scan.extra', { numbers: '{numbers}' }),
  steps: each(SCAN_STEPS, (name) => t(`desk.scan.step.${name}`)),
  next: each(SCAN_NEXT, (name) => t(`desk.scan.next.${name}`)),
  sound: each(SCAN_SOUNDS, (name) => t(`desk.scan.sound.${name}`)),
  commands: each(SCAN_COMMANDS, (name) => t(`desk.scan.command.${name}`)),
});
