'use client';
import { useEffect, useState } from 'react';
import type { DoorEstimate } from '../../contract/values/money/door.ts';
import { loadScript } from '../../framework/browser/load-script.ts';
import type { LiveFormat } from './live-door.ts';
import type { ShownDoor } from './shown-door.ts';

/**
 * An estimate to the door, formatted. That of the page (`first`) was formatted by the server (`shown`). Later ones are
 * formatted by a script that is loaded for them; undefined until then.
 */
export function useShownDoor(
  door: DoorEstimate | undefined,
  first: DoorEstimate | undefined,
  shown: ShownDoor | undefined,
  format: LiveFormat,
): ShownDoor | undefined {
  const [live, setLive] = useState<{ door: DoorEstimate; shown: ShownDoor }>();
  useEffect(() => {
    if (!door || door === first) return;
    let isWanted = true;
    loadScript(() => import('./live-door.ts'))
      .then(({ showLiveDoor }) => showLiveDoor(door, format))
      .then(
        (formatted) => isWanted && setLive({ door, shown: formatted }),
        // If the script can't be loaded, the place stays empty.
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [door, first, format]);
  if (door && door === first) return shown;
  return live?.door === door ? live?.shown : undefined;
}
