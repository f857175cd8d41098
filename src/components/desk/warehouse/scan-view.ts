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
  /** How many scans of this person are not sent yet: `{count}`. */
  waiting: string;
  /** How many scans of other people at this station are not sent yet: `{count}`. */
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
  /** After counting a shelf, the numbers of the parcels that it lacks: `{numbers}`. */
  missing: string;
  /** After counting a shelf, the numbers of the parcels that do not belong there: `{numbers}`. */
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
  /** The id of the station; empty if this browser is no station. */
  station: string;
  /** The devices of the station; undefined if this browser is no station. */
  devices: Pick<Station, 'printing' | 'scale' | 'scaleUnit' | 'scaleBaud'> | undefined;
  /** The id of the person who scans. */
  person: string;
  /** The id of the next scan, for the form without a script. The server answers a repeated id as before. */
  scanId: string;
  /** The path of the page, with its query. */
  pagePath: string;
  /** The path of the desk's warehouse pages. */
  warehousePath: string;
  recent: readonly RecentScan[];
  /** The error message of the last form. */
  problem: string;
  texts: ScanTexts;
};
