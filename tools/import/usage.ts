/** What `npm run import` prints for help. */
export const USAGE = `npm run import -- <file.jsonl | file.csv | -> …

  --dry-run               check every row, write nothing
  --resume | --restart    go on with an import of this file that was interrupted, or begin again
  --report <file>         rejected rows, a line of JSON each (rejected.jsonl)
  --max-rejected <n>      give up when more rows are rejected
  --platform <name>       marketplace of rows that name an item only
  --format jsonl|csv      of standard input, or against the file's ending
  --pictures <where>      for search by picture, look at pictures on the web in a folder that has them
                          by their addresses' paths, or "fetch" them; "none" by default
  --d1 <wrangler.json>    into the D1 that this configuration names, the local one by default
  --batch <n>             rows of one transaction (500)

docs/catalogue.md says what a row is.`;
