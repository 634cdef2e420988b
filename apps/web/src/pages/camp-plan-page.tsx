import { chakra } from '@chakra-ui/react';
import { BRANCHES, CENTERS, fewOf, HAS_MANY_CENTERS } from '@kidcode/branches';
import { planSchool } from '@kidcode/plan';
import { Band, Disclosure, LinkButton, PageHero, SectionHeading, TextLink } from '@kidcode/ui';
import { Link } from 'react-router-dom';

import { SignupBand } from '../features/camps/signup/signup-band';
import { OfflinePrices } from '../features/camps/offline-prices';
import { selectToday } from '../features/clock/clock-slice';
import { OpenWeeks } from '../features/plan/open-weeks';
import { hasSomethingToPlan } from '../features/plan/plan-season';
import { AllCenters } from '../shared/all-centers';
import { island } from '../shared/island';
import { PageIntro } from '../shared/page-intro';
import { useSiteSelector } from '../shared/store-hooks';

const Planner = island('family-plan', () =>
  import('../features/plan/planner').then((module) => module.Planner),
);

const TITLE = 'Plan the camps of all your children';

/** The family's plan: all children, all weeks, one total. Kept in this browser; nothing is sent. */
export function CampPlanPage() {
  const today = useSiteSelector(selectToday);
  const school = planSchool(today);
  const isOpen = hasSomethingToPlan(school);
  return (
    <>
      <OfflinePrices />
      {isOpen ? (
        <>
          <Band tone="tint" dense>
            <PageIntro
              title={TITLE}
              lead="Add your children, tick their weeks, and see what it comes to, with every reason. The plan stays in this browser; nothing is sent."
              chips={['No account needed', 'The whole price before you register']}
            />
            <chakra.div css={{ '@media (scripting: none)': { display: 'none' } }}>
              <Planner />
            </chakra.div>
          </Band>
          <Band tone="sunken" divider="curve" labelledBy="open-weeks">
            <SectionHeading
              id="open-weeks"
              title="Weeks and prices"
              lead="What can be booked today, and what each costs by itself."
            />
            <Disclosure title="Every week with its price" isTable>
              <OpenWeeks school={school} />
            </Disclosure>
            <chakra.p marginTop="6">
              {'Rather talk to somebody? '}
              {fewOf(CENTERS).map(({ id, name }, index) => (
                <span key={id}>
                  {index > 0 && ', '}
                  {`${name}: `}
                  <TextLink href={BRANCHES[id].telHref}>{BRANCHES[id].phone}</TextLink>
                </span>
              ))}
              {HAS_MANY_CENTERS && ', '}
              <AllCenters />
            </chakra.p>
          </Band>
        </>
      ) : (
        <>
          <PageHero
            title={TITLE}
            lead="Nothing can be booked right now. Leave us your e-mail, and we write to you when registration opens."
            actions={
              <LinkButton asChild size="lg">
                <Link to="/camps">All camps, and what comes next</Link>
              </LinkButton>
            }
          />
          <SignupBand
            season={null}
            branch={null}
            lead="Leave us your e-mail and the camp that you wait for, and we write to you when its registration opens."
          />
        </>
      )}
    </>
  );
}
