import type { RecentScan } from '../../../contract/ops/warehouse/scan.ts';
import type { Station } from '../../../contract/ops/warehouse/stock.ts';
import type { ScanNext, ScanSound, ScanStep } from '../../../contract/values/warehouse/scanning.ts';
import type { ScanCommand } from '../../../contract/values/warehouse/warehouse-codes.ts';
import type { PhotoTexts } from './photo-button.tsx';

/** The texts of the scan page, for its script. */
export type ScanTexts = {
  field: string;
  button: string;
  recent: string;
  none: string;
  undo: string;
  undone: string;
  /** With `{count}`. */
  waiting: string;
  /** With `{count}`. */
  waitingOfOthers: string;
  offline: string;
  failed: string;
  camera: string;
  cameraOff: string;
  torch: string;
  noCamera: string;
  photo: PhotoTexts;
  print: string;
  printFailed: string;
  scaleOn: string;
  scaleOff: string;
  scaleConnect: string;
  /** With `{numbers}`. */
  missing: string;
  extra: string;
  steps: Record<ScanStep, string>;
  next: Record<ScanNext, string>;
  sound: Record<ScanSound, string>;
  commands: Record<ScanCommand, string>;
};

/** The props of the scan page, with or without its script. */
export type ScanProps = {
  tenantId: string;
  step: ScanStep;
  /** Empty without a station. */
  station: string;
  /** The devices of the station; undefined without a station. */
  devices: Pick<Station, 'printing' | 'scale' | 'scaleUnit' | 'scaleBaud'> | undefined;
  /** The id of who scans. */
  person: string;
  /** For the form without a script. */
  scanId: string;
  /** The path of the page, with its query. */
  pagePath: string;
  /** The path of the warehouse. */
  path: string;
  recent: readonly RecentScan[];
  /** The error message of the last form. */
  problem: string;
  texts: ScanTexts;
};
