import { backupCommand } from '../tools/backup/backup.ts';
import { orRefuse } from '../tools/servers/or-refuse.ts';

await orRefuse(() => backupCommand(process.argv.slice(2)));
process.exit();
