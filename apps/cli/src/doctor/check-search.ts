import { sitemapEntries } from '@kidcode/site';

import type { Ask } from './ask';
import { statusOf } from './ask';
import type { Check } from './check';
import { failed, fine } from './check';

const PUBLISH = 'Publish the robots.txt and the sitemap.xml of apps/web/dist/client, built with SITE_ORIGIN';

/** Whether a robots.txt keeps everybody out of the whole site. */
const keepsOut = (robots: string): boolean =>
  robots
    .split(/\n(?=user-agent:)/i)
    .some((group) => /^user-agent:\s*\*\s*$/im.test(group) && /^disallow:\s*\/\*?\s*$/im.test(group));

/**
 * What search engines are told.
 *
 * @param origin the public address that the build names.
 */
export async function checkSearch(base: string, origin: string, ask: Ask): Promise<readonly Check[]> {
  const [robots, sitemap] = await Promise.all([ask(`${base}/robots.txt`), ask(`${base}/sitemap.xml`)]);
  return [robotsCheck(), sitemapCheck()];

  function robotsCheck(): Check {
    if (robots?.status !== 200)
      return failed('robots', `/robots.txt: expected status 200, got ${statusOf(robots)}`, PUBLISH);
    if (keepsOut(robots.body))
      return failed('robots', '/robots.txt keeps search engines out: "Disallow: /"', PUBLISH);
    const place = `${origin}/sitemap.xml`;
    return robots.body.includes(`Sitemap: ${place}`)
      ? fine('robots', 'lets search engines in and names the sitemap')
      : failed('robots', `/robots.txt does not name ${place}`, PUBLISH);
  }

  function sitemapCheck(): Check {
    if (sitemap?.status !== 200)
      return failed('sitemap', `/sitemap.xml: expected status 200, got ${statusOf(sitemap)}`, PUBLISH);
    const listed = new Set([...sitemap.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = '']) => place));
    const wanted = sitemapEntries().map(({ path }) => origin + path);
    const missing = wanted.filter((place) => !listed.has(place));
    const more = [...listed].filter((place) => !wanted.includes(place));
    const [first] = [
      ...missing.map((place) => `${place} is missing`),
      ...more.map((place) => `${place} is no page`),
    ];
    return first === undefined
      ? fine('sitemap', `${wanted.length} addresses`)
      : failed(
          'sitemap',
          `/sitemap.xml: ${missing.length} of ${wanted.length} addresses missing, ${more.length} too many; first: ${first}`,
          PUBLISH,
        );
  }
}
