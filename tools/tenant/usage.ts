/** What `npm run tenant` prints for help. */
export const USAGE = `npm run tenant -- <what> …

  list                          all tenants with their URLs
  new <id> --name "Acme" --host shop.example.org --language ru,en --country kz,uz --currency KZT
      [--color "#0d9488"] [--utc 5 | --utc Asia/Almaty] [--email help@example.org] [--phone "+7 727 …"] [--like <id>]
                                add a tenant with the standard settings and articles; --like takes
                                marketplaces, shelves, fees and warehouses of another
  add <file.json>               add a tenant from its file, or replace its settings and content
  check <file.json>             check a file and print what is wrong with it; nothing is written
  export <id> [file.json]       write a tenant's file, to standard output by default

  --server https://host --token …    work on a running deployment (with its OPERATOR_TOKEN) instead
                                     of the database of this machine
  --d1 <wrangler.json>               work on the D1 that this configuration names

These commands write only what they are told; they bring the schema of the database up to date, and
say so.
`;
