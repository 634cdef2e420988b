import { BRANCHES, CENTERS, isBranchId, type BranchId, type CenterId } from '@kidcode/branches';
import { SEASON_AGREEMENT_TEXT } from '@kidcode/leads';
import {
  CAMP_SEASON_IDS,
  campOn,
  isCampSeason,
  onlineCampPhase,
  seasonStatus,
  seasonTab,
  type SiteDay,
} from '@kidcode/scheduling';
import { useState, type ChangeEvent } from 'react';

import { hasPage } from '../../../shared/has-page';
import { useSiteSelector } from '../../../shared/store-hooks';
import { selectToday } from '../../clock/clock-slice';
import { EMAIL_FIELD, LeadForm, PHONE_FIELD } from '../../leads/lead-form';
import { ONLINE_CAMPS_ID } from '../season-status-words';

export interface SeasonSignupFormProps {
  /** What the page is about; null: the parent chooses. */
  readonly season: string | null;
  readonly branch: BranchId | null;
}

const ONLINE_TITLE = 'Online Camps';

/**
 * The places where one can wait for a camp: online camps online, those of a season in the centers; all while none is
 * chosen. Where its registration is open there is nothing to wait for.
 */
const signupPlaces = (season: string, today: SiteDay): readonly { value: string; label: string }[] => {
  const isWaitedFor = (center: CenterId) =>
    !isCampSeason(season) || seasonStatus(season, today, campOn(season, today, center)).phase !== 'open';
  const hasOnline = hasPage('online-camps') && onlineCampPhase(today) !== 'open' && !isCampSeason(season);
  return [
    ...(season === ONLINE_CAMPS_ID
      ? []
      : CENTERS.flatMap(({ id, name }) => (isWaitedFor(id) ? [{ value: id, label: name }] : []))),
    ...(hasOnline ? [{ value: 'online', label: BRANCHES.online.name }] : []),
  ];
};

/** The camps that one can wait for on a day, at some place at least. */
const signupSeasons = (today: SiteDay): readonly { value: string; label: string }[] =>
  [
    ...CAMP_SEASON_IDS.map((season) => ({ value: season, label: seasonTab(season).title })),
    { value: ONLINE_CAMPS_ID, label: ONLINE_TITLE },
  ].filter(({ value }) => signupPlaces(value, today).length > 0);

/** What a wish is about, as staff read it: 'Winter Camp, Flower Mound'. */
function signupSubject(season: string, branch: string): string {
  const camp = isCampSeason(season) ? seasonTab(season).title : ONLINE_TITLE;
  return isBranchId(branch) ? `${camp}, ${BRANCHES[branch].name}` : camp;
}

/** "Tell me when registration opens": who, and, unless the page says it, which camp and where (D-44). */
export function SeasonSignupForm({ season, branch }: SeasonSignupFormProps) {
  const [camp, setCamp] = useState(season ?? '');
  const today = useSiteSelector(selectToday);
  const what = {
    name: 'season',
    label: 'Camp',
    half: true,
    choose: {
      options: signupSeasons(today),
      placeholder: 'Choose a camp',
      onChange: ({ target: { value } }: ChangeEvent<HTMLSelectElement>) => setCamp(value),
    },
  } as const;
  const choose = { options: signupPlaces(camp, today), placeholder: 'Choose a place' };
  return (
    <LeadForm
      kind="season"
      subjectOf={(form) => signupSubject(form.season, form.branch)}
      name="Tell me when registration opens"
      fields={[
        ...(season === null ? [what] : []),
        ...(branch === null ? [{ name: 'branch', label: 'Place', half: true, choose } as const] : []),
        { name: 'name', label: 'Name', autoComplete: 'name' },
        EMAIL_FIELD,
        { ...PHONE_FIELD, optional: true, hint: 'If you would like a text message, too' },
      ]}
      hidden={{ ...(season !== null && { season }), ...(branch !== null && { branch }) }}
      agreement={SEASON_AGREEMENT_TEXT}
      note="We use what you write here to tell you when registration opens, and for nothing else."
      send="Tell me when it opens"
      sent={{
        title: 'Thank you. We write to you when registration opens.',
        again: 'Ask about another camp',
      }}
    />
  );
}
