/**
 * Writes lines to standard output, those of one turn of the event loop together: a write for each line
 * would cost more CPU time than a cached page. Remaining lines are written when the process ends.
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
