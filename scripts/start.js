// Plain JavaScript, so that an old Node can run this check.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 7)) {
  console.error(
    `Sampan needs Node 24.7 or newer, and this is ${process.version}: run "npm ci" and then "npm start", which uses the Node that is installed with the project.`,
  );
  process.exit(1);
}
const { start } = await import('../tools/servers/start.ts');
await start();
