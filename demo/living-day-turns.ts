/**
 * Orders the acts of scenes that run at the same time: each act waits until all earlier acts (more hours ago) of all
 * scenes are done. So the books of a shop, and each shopper's statement, are in the order of time.
 */
export function takeTurns(sceneCount: number) {
  const waiting: { hoursAgo: number; go: () => void }[] = [];
  let acting = sceneCount;
  /** Notes that a scene waits or has ended. When no scene acts, the one continues whose next act is the longest ago. */
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
    /** Resolves when it is the turn of an act that happened `hoursAgo` hours ago. */
    turn: (hoursAgo: number) =>
      new Promise<void>((go) => {
        waiting.push({ hoursAgo, go });
        stepBack();
      }),
    /** Notes that a scene has ended. */
    end: stepBack,
  };
}
