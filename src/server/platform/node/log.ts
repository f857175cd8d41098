/**
 * Returns a function that writes lines to standard output. Lines of one turn of the event loop are
 * written together: to write a single line takes more CPU time than to serve a cached page. Remaining
 * lines are written when the process ends.
 */
export function createLineWriter(): (line: string) => void {
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
