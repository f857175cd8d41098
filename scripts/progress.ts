/** Shows how far a long step is: a bar on a terminal, a line each quarter elsewhere. */
export function progressBar(label: string): (done: number, total: number) => void {
  let shown = -1;
  return (done, total) => {
    const percent = Math.floor((done / Math.max(total, 1)) * 100);
    const step = process.stdout.isTTY ? percent : Math.floor(percent / 25) * 25;
    if (step === shown) return;
    shown = step;
    if (!process.stdout.isTTY) {
      console.log(`${label} ${step} %`);
      return;
    }
    const filled = Math.round(percent / 4);
    process.stdout.write(
      `\r${label} [${'#'.repeat(filled)}${' '.repeat(25 - filled)}] ${percent} %`,
    );
    if (done >= total) process.stdout.write('\n');
  };
}
