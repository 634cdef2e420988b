import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import patches from '@csstools/css-syntax-patches-for-csstree' with { type: 'json' };
import { fork, type CssNode, type Declaration } from 'css-tree';
import { DEFAULT_CENTER } from '@kidcode/branches';
import { BRAND, campPath, DEFAULT_SEASON, prerenderPaths } from '@kidcode/site';
import { HtmlValidate, type ConfigData } from 'html-validate';
import { LinkChecker, LinkState } from 'linkinator';
import { parse as parseHtml } from 'node-html-parser';

import { expect, test } from '../fixtures/test';

const workspace = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

/** Rules of taste that say nothing about validity are left out; each is named with its reason. */
const RULES: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:a11y', 'html-validate:standard'],
  rules: {
    // React writes attributes and void elements in its own manner.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'attr-case': 'off',
    'doctype-style': 'off',
    // A closed season is a link that leads nowhere, and groups of buttons are no sections: their roles are meant.
    'prefer-native-element': 'off',
    // Boxes of one question share a name.
    'form-dup-name': ['error', { shared: ['checkbox', 'radio'] }],
    // Long titles are a matter of search engines' taste, and the specification fixes some.
    'long-title': 'off',
    // Styles of the first paint stand in the page on purpose.
    'no-inline-style': 'off',
    // A tel: link with the number that people read is what the specification asks for.
    'tel-non-breaking': 'off',
    // The site runs under its own name only.
    'require-sri': 'off',
  },
};

test('html-validate accepts every page', async ({ request }) => {
  test.slow();
  const validator = new HtmlValidate(RULES);
  const problems: string[] = [];
  for (const path of [...prerenderPaths(), '/no-such-page']) {
    const html = await (await request.get(path)).text();
    const { results } = await validator.validateString(html);
    for (const { messages } of results) {
      problems.push(
        ...messages.map(
          ({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} (${selector ?? ''})`,
        ),
      );
    }
  }
  expect(problems).toEqual([]);
});

/** CSS as a page carries it: a style sheet, or the text of a `style` attribute. */
interface CssSource {
  readonly where: string;
  readonly css: string;
  readonly context: 'stylesheet' | 'declarationList';
}

/** MDN's and the working group's grammar of every property and rule; nothing in it was written here. */
const grammar = fork(patches.next);

const VARIABLE = /var\((--[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/;
/** At-rules that hold descriptors, each with a grammar of its own, where others hold properties. */
const DESCRIBED: readonly string[] = ['font-face', 'counter-style', 'property'];

interface Written {
  readonly where: string;
  readonly text: string;
  readonly descriptorOf: string | null;
}

/** A declaration refers to variables that refer to others, so deep at most. */
const DEPTH = 50;

/** The declaration with a value in the place of each variable: the first one that any sheet gives it, else its fallback. */
function filledIn(declaration: string, values: ReadonlyMap<string, string>): string {
  let text = declaration;
  for (let turn = 0; turn < DEPTH && VARIABLE.test(text); turn += 1) {
    text = text.replace(
      VARIABLE,
      (_all, name: string, fallback?: string) => ` ${values.get(name) ?? fallback ?? `unknown(${name})`} `,
    );
  }
  return text;
}

/** What of some CSS is not CSS: unknown properties, values and at-rules, and what cannot be parsed; each told once. */
function cssProblems(sources: readonly CssSource[]): string[] {
  const problems = new Set<string>();
  const declarations = new Map<string, Written>();
  const values = new Map<string, string>();
  for (const { where, css, context } of sources) {
    const tree = grammar.parse(css, {
      context,
      onParseError: ({ message }) => void problems.add(`${where}: ${message}`),
    });
    grammar.walk(tree, function visit(node: CssNode) {
      if (node.type === 'Declaration') {
        const text = grammar.generate(node);
        const descriptorOf = this.atrule && DESCRIBED.includes(this.atrule.name) ? this.atrule.name : null;
        if (node.property.startsWith('--')) {
          if (!values.has(node.property)) values.set(node.property, grammar.generate(node.value));
        } else declarations.set(`${descriptorOf ?? ''} ${text}`, { where, text, descriptorOf });
      }
      if (node.type === 'Atrule' && node.prelude !== null) {
        const { error } = grammar.lexer.matchAtrulePrelude(node.name, node.prelude);
        if (error)
          problems.add(`${where}: @${node.name} ${grammar.generate(node.prelude)}: ${error.message}`);
      }
    });
  }
  for (const { where, text, descriptorOf } of declarations.values()) {
    const filled = filledIn(text, values);
    const node = grammar.parse(filled, { context: 'declaration' }) as Declaration;
    const { error } = descriptorOf
      ? grammar.lexer.matchAtruleDescriptor(descriptorOf, node.property, node.value)
      : grammar.lexer.matchDeclaration(node);
    if (error) problems.add(`${where}: ${filled}: ${error.message.split('\n', 1).join('')}`);
  }
  return [...problems];
}

/** The styles of all pages, each once: what stands in the page, in attributes, and in files. */
function stylesOf(path: string, html: string): CssSource[] {
  const sheets = parseHtml(html, { blockTextElements: { style: true } });
  return [
    ...sheets
      .querySelectorAll('style')
      .map(({ rawText }) => ({ where: path, css: rawText, context: 'stylesheet' as const })),
    ...sheets.querySelectorAll('[style]').map((element) => ({
      where: path,
      css: element.getAttribute('style') ?? '',
      context: 'declarationList' as const,
    })),
  ];
}

// Chakra writes what it does not know as it stands: `top: full` was on every page, and html-validate reads no CSS.
test('css-tree accepts every style of every page', async ({ request }) => {
  test.slow();
  const wrong: CssSource = { where: 'here', css: 'a{top:full}', context: 'stylesheet' };
  expect(cssProblems([wrong])).toHaveLength(1);
  const sources = new Map<string, CssSource>();
  const files = new Set<string>();
  for (const path of [...prerenderPaths(), '/no-such-page']) {
    const html = await (await request.get(path)).text();
    for (const source of stylesOf(path, html)) sources.set(source.context + source.css, source);
    for (const [, file] of html.matchAll(/<link[^>]*href="([^"]+\.css)"/g)) files.add(file ?? '');
  }
  for (const file of files) {
    const css = await (await request.get(file)).text();
    sources.set(file, { where: file, css, context: 'stylesheet' });
  }
  expect(sources.size).toBeGreaterThan(1);
  expect(cssProblems([...sources.values()])).toEqual([]);
});

test('linkinator finds no broken link and no broken fragment', async ({ baseURL }) => {
  test.slow();
  const { links } = await new LinkChecker().check({
    path: `${baseURL ?? ''}/`,
    recurse: true,
    checkFragments: true,
    concurrency: 20,
    // Other people's servers are not ours to test; the site's own public address is not this server's.
    linksToSkip: [`^(?!${baseURL ?? ''})`],
  });
  const broken = links.filter(({ state }) => state === LinkState.BROKEN);
  expect(broken.map(({ url, parent, status }) => `${status ?? '?'} ${url} on ${parent ?? ''}`)).toEqual([]);
  expect(links.filter(({ state }) => state === LinkState.OK).length).toBeGreaterThan(
    prerenderPaths().length / 2,
  );
});

test('kidcode routes verify agrees with the running site', async ({ baseURL }) => {
  const cli = `${workspace}apps/cli/bin/kidcode.cjs`;
  const { stdout } = await run(process.execPath, [
    cli,
    'routes',
    'verify',
    '--base-url',
    baseURL ?? '',
    '--json',
  ]);
  expect(JSON.parse(stdout)).toMatchObject({ ok: true, problems: [] });
});

test('whoever reads the privacy policy finds what others wrote, and their licences', async ({
  page,
  visit,
  request,
}) => {
  await visit('/privacy-policy');
  const link = page.getByRole('link', { name: 'notices and licences' });
  const notices = await request.get((await link.getAttribute('href')) ?? '');
  expect(notices.headers()['content-type']).toContain('text/plain');
  const text = await notices.text();
  for (const name of ['react-dom', '@chakra-ui/react', 'workbox-core', 'zipcodes']) {
    expect(text).toMatch(new RegExp(`^${name} [0-9.]+\nLicence: `, 'm'));
  }
});

test('the sitemap lists canonical pages only, and robots.txt names it', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('/sitemap.xml');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const places = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path ?? '');
  expect(places).toContain(campPath(DEFAULT_SEASON, DEFAULT_CENTER));
  expect(places).not.toContain('/admin');
  expect(places).not.toContain('/scan');
  for (const path of places) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain(`<link rel="canonical" href="${BRAND.origin}${path}"`);
  }
});

test('no secret of the server is in any file that a browser gets', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const scripts = [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([file]) => file);
  const secret = await readFile(`${workspace}supabase/functions/_shared/host/read-settings.ts`, 'utf8');
  const key = /SANDBOX_SECRET = '([^']{32,})'/.exec(secret)?.[1] ?? '';
  expect(key.length).toBeGreaterThanOrEqual(32);
  for (const file of new Set(scripts)) expect(await (await request.get(file)).text()).not.toContain(key);
});
