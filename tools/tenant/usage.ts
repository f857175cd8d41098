/** What `npm run tenant` prints for help. */
export const USAGE = `npm run tenant -- <what> …

  list                          every tenant with its addresses
  new <id> --name "Acme" --host shop.example.org --language ru,en --country kz,uz --currency KZT
      [--color "#0d9488"] [--utc 5] [--email help@example.org] [--phone "+7 727 …"] [--like sampan]
                                add a tenant that begins like another, with the standard articles
  add <file.json>               add a tenant, or replace what it is and shows, by its file
  check <file.json>             say what is wrong with a file; nothing is written
  export <id> [file.json]       write a tenant's file, to standard output by default

  --server https://host --token …   ask a running deployment (its OPERATOR_TOKEN) instead of the
                                     database of this machine
`;
