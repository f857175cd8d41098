/**
 * Shows the progress of a long step, with an optional note: as a bar on a terminal, elsewhere as a
 * line for each quarter.
 */
export function progressBar(label: string): (done: number, total: number, note?: string) => void {
  let shown = -1;
  let width = 0;
  return (done, total, note = '') => {
    const percent = Math.floor((done / Math.max(total, 1)) * 100);
    const step = process.stdout.isTTY ? percent : Math.floor(percent / 25) * 25;
    if (step === shown && !(note && process.stdout.isTTY)) return;
    shown = step;
    if (!process.stdout.isTTY) {
      console.log(`${label} ${step} %${note && ` ${note}`}`);
      return;
    }
    const filled = Math.round(percent / 4);
    const bar = `${'#'.repeat(filled)}${' '.repeat(25 - filled)}`;
    const text = `${label} [${bar}] ${percent} %${note && ` ${note}`}`;
    process.stdout.write(`\r${text.padEnd(width)}`);
    width = text.length;
    if (done >= total) process.stdout.write('\n');
  };
}

/**
 * Returns a function that formats the rate since `pace` was called and the remaining time, such as
 * `3,120/s, 4 min 10 s left`. `count`: things done since then; `share`: the share of all work that is
 * done, 0 to 1.
 */
export function pace(): (count: number, share: number) => string {
  const start = performance.now();
  let firstShare: number | undefined;
  return (count, share) => {
    const seconds = (performance.now() - start) / 1000;
    firstShare ??= share;
    const rate = `${Math.round(count / Math.max(seconds, 0.001)).toLocaleString('en')}/s`;
    const shareDone = share - firstShare;
    if (shareDone <= 0 || share >= 1) return rate;
    const secondsLeft = Math.round((seconds / shareDone) * (1 - share));
    const minutes = Math.floor(secondsLeft / 60);
    return `${rate}, ${minutes > 0 ? `${minutes} min ` : ''}${secondsLeft % 60} s left`;
  };
}
