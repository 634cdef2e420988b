import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

import type { RecipeStep } from './read-recipes';

/** 2000 by 1500 pixels, turned by its telephone, with the place where it was taken. */
const PHOTO = readFileSync(join(__dirname, 'photo.jpg'));

const WORKSPACE = resolve(__dirname, '../../..');
/** What a recipe touches, and what checks it. */
const COPIED = [
  ...['package.json', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.pure.json'],
  ...['schools', 'libs', 'apps/cli', 'apps/web', 'scripts', 'tools'],
];
// What is generated is written anew, and would be written into the project.
const LEFT_OUT = /^(?:node_modules|dist(?:-\w+)?|generated|\.cache|coverage|test-results)$/;

function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** The same tree of the same files: nothing is copied where the system can link. */
function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.name === 'node_modules') symlinkSync(source, target);
    if (LEFT_OUT.test(entry.name)) continue;
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isFile()) linkFile(source, target);
  }
}

/** The packages from outside as they are; those of the workspace lead into the copy. */
function linkPackages(root: string, more: readonly string[]): void {
  const packages = join(WORKSPACE, 'node_modules');
  mkdirSync(join(root, 'node_modules/@kidcode'), { recursive: true });
  for (const name of readdirSync(packages)) {
    if (name !== '@kidcode' && name !== '.cache')
      symlinkSync(join(packages, name), join(root, 'node_modules', name));
  }
  const libraries = readdirSync(join(root, 'libs'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `libs/${name}`);
  for (const folder of ['schools', 'apps/cli', 'apps/web', ...more, ...libraries]) {
    const { name } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
      readonly name: string;
    };
    symlinkSync(join(root, folder), join(root, 'node_modules', name));
  }
}

/**
 * A copy of the project that may be written into, until the tests of the file or a group have ended; the project itself stays as it is.
 *
 * @param more folders of further packages that are wanted in it.
 */
export function scratchCopy(more: readonly string[] = []) {
  const root = mkdtempSync(join(tmpdir(), 'kidcode-recipes-'));
  for (const part of [...COPIED, ...more]) {
    const [from, to] = [join(WORKSPACE, part), join(root, part)];
    mkdirSync(dirname(to), { recursive: true });
    if (/\.\w+$/.test(part)) linkFile(from, to);
    else linkTree(from, to);
  }
  linkPackages(root, more);
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  const write = (file: string, text: string | Buffer): void => {
    const target = join(root, file);
    // The file is shared with the project until it is written anew.
    rmSync(target, { force: true });
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  return {
    root,
    /** Does one step of a recipe; what it changes must stand in the file exactly once. */
    follow(step: RecipeStep): void {
      const { kind, file } = step;
      if (kind === 'delete') rmSync(join(root, file));
      else if (kind === 'put') write(file, PHOTO);
      else if (kind === 'change') {
        const parts = readFileSync(join(root, file), 'utf8').split(step.from);
        if (parts.length !== 2) throw new Error(`${file} has this ${parts.length - 1} times:\n${step.from}`);
        write(file, parts.join(step.to));
      } else {
        if (existsSync(join(root, file))) throw new Error(`${file} exists already`);
        write(file, kind === 'create' ? step.text : readFileSync(join(WORKSPACE, step.from), 'utf8'));
      }
    },
    /** Writes a file of the copy anew, made of what stands in it. */
    rewrite: (file: string, change: (text: string) => string): void =>
      write(file, change(readFileSync(join(root, file), 'utf8'))),
    /** Runs a script in it, with nothing else in its environment; what is typed is all that its input ever says. */
    node(args: readonly string[], env: Readonly<Record<string, string>> = {}, typed = '') {
      const { status, stdout, stderr } = spawnSync(process.execPath, args, {
        cwd: root,
        input: typed,
        encoding: 'utf8',
        env: { PATH: process.env['PATH'], ...env },
        timeout: 600_000,
      });
      return { status, stdout, stderr };
    },
  };
}
