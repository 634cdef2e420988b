import { crawlSite, crawlWebsiteHandler } from '../_shared/knowledge/crawl-site.ts';
import { httpSiteSource } from '../_shared/knowledge/site-source.ts';
import { serve } from '../_shared/host/hosted-function.ts';

serve((ports, { siteOrigin }) => {
  const { database, reportFailure: report } = ports;
  const site = httpSiteSource(siteOrigin, { report });
  return crawlWebsiteHandler({ ...ports, crawl: (signal) => crawlSite({ site, database, signal }) });
});
