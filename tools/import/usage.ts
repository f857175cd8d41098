/** What `npm run import` prints for help. */
export const USAGE = `npm run import -- <file.jsonl | file.csv | -> …

  --dry-run               check every row, write nothing
  --resume | --restart    continue an interrupted import of this file, or begin it again
  --report <file>         file for rejected rows, a line of JSON each (rejected.jsonl)
  --max-rejected <n>      stop when more rows than this are rejected
  --platform <name>       marketplace of rows that have only an item id
  --format jsonl|csv      format of standard input, or of a file with another extension
  --pictures <where>      prepare pictures on the web for the search by picture: read them from this folder,
                          where they have the paths of their URLs, or "fetch" them; "none" by default
  --d1 <wrangler.json>    import into the D1 that this configuration names, the local one by default
  --batch <n>             rows in one transaction (500)

docs/catalogue.md describes the rows.`;
