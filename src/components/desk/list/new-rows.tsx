import { useEffect, useState } from 'react';
import { keepReading } from '../comfort/keep-reading.ts';

export type NewRowsProps = {
  /** The path of the call that counts the new rows. */
  path: string;
  /** The address of the list as it is now. */
  href: string;
  /** The text of the link; `#` stands for the number of new rows. */
  text: string;
  show: string;
};

export default function NewRows({ path, href, text, show }: NewRowsProps) {
  const [count, setCount] = useState(0);
  useEffect(
    () => keepReading(path, (answer) => setCount((answer as { count: number }).count)),
    [path],
  );
  return (
    <div className="desk-new-rows" role="status">
      {count > 0 && (
        <a href={href}>
          {text.replace('#', String(count))} · {show}
        </a>
      )}
    </div>
  );
}
