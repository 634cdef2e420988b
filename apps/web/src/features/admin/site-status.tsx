import { SCHOOL } from '@kidcode/current-school/school';
import { checkSchool, siteDay } from '@kidcode/school';
import { prerenderPaths, ROUTES, verifyRoutes } from '@kidcode/site';
import { Band, FactGrid, FactTile, SectionHeading } from '@kidcode/ui';

import { HealthTable } from './health-table';
import { RouteTable } from './route-table';
import { SchoolHealth } from './school-health';
import { siteHealth } from './site-health';
import { siteConfig } from '../../shared/site-config';

/** Everything below the headline: what is checked here is checked once, when the page is made, and read. */
export function SiteStatus() {
  const { ok, problems } = verifyRoutes();
  const school = checkSchool(SCHOOL, siteDay(siteConfig.builtToday));
  const errors = school.problems.filter(({ severity }) => severity === 'error').length;
  return (
    <>
      <Band dense>
        <FactGrid>
          <FactTile label="Version" value={siteConfig.version} />
          <FactTile label="Rendered for the day" value={siteConfig.builtToday} />
          <FactTile
            label="Route table"
            value={ok ? 'Sound' : `${problems.length} problems`}
            note={`${ROUTES.length} rows`}
          />
          <FactTile
            label="School data"
            value={school.ok ? 'Sound' : `${errors} ${errors === 1 ? 'error' : 'errors'}`}
            note={`${school.problems.length - errors} notices`}
          />
          <FactTile label="Static pages" value={prerenderPaths().length} />
        </FactGrid>
      </Band>
      <Band tone="sunken" labelledBy="integrations">
        <SectionHeading
          id="integrations"
          title="Integrations"
          lead="A stand-in is something of our own that does the same work without an account anywhere."
        />
        <HealthTable rows={siteHealth(siteConfig)} />
      </Band>
      <Band labelledBy="school">
        <SectionHeading
          id="school"
          title="School data"
          lead="What the school says of itself, checked for the day above. The terminal says the same: kidcode school check."
        />
        <SchoolHealth report={school} />
      </Band>
      <Band tone="sunken" labelledBy="routes">
        <SectionHeading
          id="routes"
          title="Routes"
          lead="Every path of the site. What is not here does not exist."
        />
        <RouteTable />
      </Band>
    </>
  );
}
