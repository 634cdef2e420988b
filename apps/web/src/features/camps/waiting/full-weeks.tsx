import { nearestFree, type FreeWeek } from '@kidcode/booking';
import { BRANCHES, centerOr } from '@kidcode/branches';
import type { CampSeasonInfo } from '@kidcode/scheduling';
import { isRecord } from '@kidcode/school';
import { campPath } from '@kidcode/site';
import { Button, LinkButton, Notice, Stack } from '@kidcode/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';

import type { Registration } from '../registration/use-registration';
import { lateDialog } from '../../notifications/late-dialog';

/**
 * Says of full weeks in the page's structured data that they are sold out, and names no price of them (D-44). The data were
 * written when the site was built, one script for each week.
 *
 * @param starts first days of the full weeks.
 * @param path of the camp's page: after a navigation the data of another page still stand there.
 */
function markSoldOut(starts: readonly string[], path: string): void {
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
    const thing: unknown = JSON.parse(script.textContent);
    if (!isRecord(thing) || thing['@type'] !== 'Event' || !isRecord(thing.offers)) continue;
    const { '@type': type, url } = thing.offers;
    if (!starts.includes(String(thing.startDate)) || !String(url).endsWith(path)) continue;
    const offers = { '@type': type, url, availability: 'https://schema.org/SoldOut' };
    script.textContent = JSON.stringify({ ...thing, offers });
  }
}

const WaitingDialog = lateDialog(() => import('./waiting-dialog').then((module) => module.WaitingDialog));

interface FullWeeksProps {
  readonly registration: Registration;
  readonly camp: CampSeasonInfo;
  readonly weeks: readonly number[];
}

/** The weeks without a place: what is free instead, and the waiting list of each. */
export function FullWeeks({ registration, camp, weeks }: FullWeeksProps) {
  const { at, soldWeeks, state, choose } = registration;
  const [waitsFor, setWaitsFor] = useState<number | null>(null);
  const center = centerOr(at.center);
  const starts = camp.weeks.flatMap(({ number, start }) =>
    weeks.includes(number) && start !== null ? [start] : [],
  );
  const soldOut = useEffectEvent(() => markSoldOut(starts, campPath(camp.season, center)));
  useEffect(() => soldOut(), [weeks.length]);
  const take = (full: number, { week }: FreeWeek) => {
    if (state.registrationType !== 'weekly') choose({ type: 'typeChosen', registrationType: 'weekly' });
    else {
      if (state.weeks.includes(full)) choose({ type: 'weekToggled', week: full });
      if (!state.weeks.includes(week)) choose({ type: 'weekToggled', week });
    }
  };
  return (
    <>
      {weeks.map((full) => {
        const free = nearestFree(at, full, soldWeeks);
        return (
          <Notice key={full} tone="warning" title={`Week ${full} in ${BRANCHES[center].name} is full`}>
            <Stack
              gap="3"
              justifyItems="start"
              css={{ '& > div': { display: 'flex', flexWrap: 'wrap', gap: '2' } }}
            >
              {free.length > 0 && <p>Free instead:</p>}
              <div>
                {free.map((one) =>
                  one.center === center ? (
                    <Button key={one.center} variant="outline" onClick={() => take(full, one)}>
                      {`Week ${one.week} here`}
                    </Button>
                  ) : (
                    <LinkButton key={one.center} asChild variant="outline">
                      <Link to={`${campPath(camp.season, one.center)}#registration`}>
                        {`Week ${one.week} in ${BRANCHES[one.center].name}`}
                      </Link>
                    </LinkButton>
                  ),
                )}
                <Button variant="outline" aria-haspopup="dialog" onClick={() => setWaitsFor(full)}>
                  {`Full - join the waiting list of week ${full}`}
                </Button>
              </div>
            </Stack>
          </Notice>
        );
      })}
      {waitsFor !== null && (
        <WaitingDialog
          place={{ edition: camp.editionId, week: waitsFor, part: at.duration, center }}
          subject={`${camp.title} ${camp.year}, week ${waitsFor}, ${at.duration.replaceAll('_', ' ')}, ${BRANCHES[center].name}`}
          ages={camp.ages}
          onClose={() => setWaitsFor(null)}
        />
      )}
    </>
  );
}
