import { TextInput } from '../../ui/text-input.tsx';
import type { DeskTenantView } from '../view.ts';

type DaysProps = { view: DeskTenantView; dateStart: string; dateEnd: string };

/** The fields of a range of days in the tenant's zone. */
export function DaysFields({ view: { t }, dateStart, dateEnd }: DaysProps) {
  return (
    <>
      <TextInput
        type="date"
        name="dateStart"
        label={t('desk.days.from')}
        defaultValue={dateStart}
      />
      <TextInput type="date" name="dateEnd" label={t('desk.days.until')} defaultValue={dateEnd} />
    </>
  );
}

/** The days in the URL of a page; invalid ones are left out. */
export function daysIn(fields: URLSearchParams): { dateStart: string; dateEnd: string } {
  const day = (name: string) => {
    const value = fields.get(name) ?? '';
    return /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : '';
  };
  const [dateStart, dateEnd] = [day('dateStart'), day('dateEnd')];
  // The days of a range that was typed backwards are exchanged.
  return dateStart && dateEnd && dateEnd < dateStart
    ? { dateStart: dateEnd, dateEnd: dateStart }
    : { dateStart, dateEnd };
}
