import type { ScanAnswer } from '../../../contract/ops/warehouse/scan.ts';
import { Button } from '../../ui/button.tsx';
import { SourceText } from '../../ui/source-text.tsx';
import type { ScanTexts } from './scan-view.ts';

type DataProps = {
  answer: ScanAnswer;
  texts: ScanTexts;
  warehousePath: string;
  station: string;
  onChoose: (code: string) => void;
};

/** The page of a parcel's label, for the printer of a station. */
export const labelAddress = (warehousePath: string, station: string, parcelNo: string): string =>
  `${warehousePath}/labels?parcel=${parcelNo}${station && `&station=${station}`}`;

/**
 * The data of a scan's answer: the parcel, the parcels to choose from, or the result of a count.
 */
export function ScanData({ answer: { data }, texts, warehousePath, station, onChoose }: DataProps) {
  const { parcel, choices, count, print } = data;
  return (
    <>
      {parcel && (
        <div className="desk-card">
          <a className="desk-mono desk-big" href={`${warehousePath}/parcels/${parcel.parcelNo}`}>
            {parcel.parcelNo}
          </a>
          <span>
            {[parcel.shopperName, parcel.shelfCode, parcel.domesticTrackingNo, parcel.note]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {parcel.items.map(({ orderItemId, title, quantity, attributes }) => (
            <span key={orderItemId + title}>
              <SourceText>
                {[title, ...attributes.map(({ value }) => value)].join(' · ')}
              </SourceText>{' '}
              × {quantity}
            </span>
          ))}
          {print && (
            <a
              className="desk-big"
              target="_blank"
              rel="noreferrer"
              href={labelAddress(warehousePath, station, parcel.parcelNo)}
            >
              {texts.print}
            </a>
          )}
        </div>
      )}
      {choices && (
        <div className="desk-commands">
          {choices.map(({ id, parcelNo, shopperName }, index) => (
            <Button key={id} onClick={() => onChoose(String(index + 1))}>
              {index + 1}: {parcelNo} {shopperName}
            </Button>
          ))}
        </div>
      )}
      {count && count.missing.length > 0 && (
        <p>{texts.missing.replace('{numbers}', count.missing.join(', '))}</p>
      )}
      {count && count.extra.length > 0 && (
        <p>{texts.extra.replace('{numbers}', count.extra.join(', '))}</p>
      )}
    </>
  );
}
