import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the prepared databases that tests copy. */
    templates: string;
  }
}

/** One folder for the databases that several test files begin with; see `support/template.ts`. */
export default function setup(project: TestProject) {
  const folder = mkdtempSync(path.join(tmpdir(), 'sampan-templates-'));
  project.provide('templates', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
