/**
 * Lets scenes of a day that run at the same time act in the order in which what they do happened: the books of a shop,
 * and each shopper's statement, are in the order of time.
 */
export function takeTurns(sceneCount: number) {
  const waiting: { hoursAgo: number; go: () => void }[] = [];
  let acting = sceneCount;
  /** One scene less acts; once none does, the one goes on whose next act is the longest ago. */
  const stepBack = () => {
    acting -= 1;
    if (acting > 0) return;
    waiting.sort((a, b) => b.hoursAgo - a.hoursAgo);
    const earliest = waiting.shift();
    if (!earliest) return;
    acting = 1;
    earliest.go();
  };
  return {
    /** Resolves when it is the turn of what happened so many hours ago. */
    turn: (hoursAgo: number) =>
      new Promise<void>((go) => {
        waiting.push({ hoursAgo, go });
        stepBack();
      }),
    /** Says that a scene is over. */
    end: stepBack,
  };
}
