/**
 * Writes lines to standard output, those of a turn of the event loop in one go: a write of its own
 * for each would cost more than a kept page. What is left when the process ends is written then.
 */
export function linesTogether(): (line: string) => void {
  let waiting = '';
  const flush = () => {
    if (waiting) process.stdout.write(waiting);
    waiting = '';
  };
  process.on('exit', flush);
  return (line) => {
    if (!waiting) setImmediate(flush);
    waiting += `${line}\n`;
  };
}
