import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { linksInSource, linksInValue } from '../build/collect.mjs';

describe('links in the site', () => {
  it('are found under href, to and link, however deep', () => {
    const card: Record<string, unknown> = {
      href: '/camps',
      actions: [{ to: '/faq' }, { link: '/news?mode=online' }],
    };
    card['itself'] = card;
    expect([...linksInValue({ card, title: '/no-link', make: () => '/not-run' })]).toEqual([
      '/camps',
      '/faq',
      '/news?mode=online',
    ]);
  });

  it('are neither addresses of other hosts nor files', () => {
    const values = [
      'https://example.com',
      '//example.com',
      'tel:+1',
      '#online',
      '/pictures/robot.svg',
      '/guide.pdf?a',
    ];
    expect([...linksInValue(values.map((href) => ({ href })))]).toEqual([]);
  });

  it('are found in the attributes of a page and in its data', () => {
    const source = `<Link to="/camps"><a href={'/faq'} /><LinkButton href='/news' to={target} data-to="/nowhere/" />
      const links = [{ label: 'Teachers', href: '/teachers' }, { href: where }];`;
    expect(linksInSource(source)).toEqual(['/camps', '/faq', '/news', '/teachers']);
  });
});

describe('links in a school', () => {
  const folder = mkdtempSync(join(tmpdir(), 'school-links-'));
  const school = join(folder, 'schools/example');
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(school, name)), { recursive: true });
    writeFileSync(join(school, name), text);
  };
  const collector = pathToFileURL(resolve(__dirname, '../build/collect.mjs')).href;
  /** In a process of its own, as a build does it: Jest imports no modules that are made on the way. */
  const collect = (): unknown =>
    JSON.parse(
      execFileSync(
        process.execPath,
        [
          '--input-type=module',
          '-e',
          `import { collectSiteLinks } from '${collector}';
          console.log(JSON.stringify(await collectSiteLinks(...process.argv.slice(1))));`,
          join(folder, 'no-site'),
          school,
        ],
        { encoding: 'utf8' },
      ),
    );
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are found in its words', () => {
    write('generated/texts/about.ts', "export const ABOUT = { related: [{ href: '/nowhere' }] };\n");
    expect(collect()).toMatchObject({ links: ['/nowhere'] });
  });
});
