import { BRANCHES, CENTERS, isBranchId, type BranchId } from '@kidcode/branches';
import { SEASON_AGREEMENT_TEXT } from '@kidcode/leads';
import { CAMP_SEASON_IDS, isCampSeason, seasonTab } from '@kidcode/scheduling';
import { useState, type ChangeEvent } from 'react';

import { hasPage } from '../../../shared/has-page';
import { EMAIL_FIELD, LeadForm, PHONE_FIELD } from '../../leads/lead-form';
import { ONLINE_CAMPS_ID } from '../season-status-words';

export interface SeasonSignupFormProps {
  /** What the page is about; null: the parent chooses. */
  readonly season: string | null;
  readonly branch: BranchId | null;
}

const ONLINE_TITLE = 'Online Camps';

/** The camps that one can ask to hear of. */
const signupSeasons = (): readonly { value: string; label: string }[] => [
  ...CAMP_SEASON_IDS.map((season) => ({ value: season, label: seasonTab(season).title })),
  ...(hasPage('online-camps') ? [{ value: ONLINE_CAMPS_ID, label: ONLINE_TITLE }] : []),
];

/** The places that a camp can be at: online camps online, those of a season in the centers; all while none is chosen. */
const signupPlaces = (season: string): readonly { value: string; label: string }[] => [
  ...(season === ONLINE_CAMPS_ID ? [] : CENTERS.map(({ id, name }) => ({ value: id, label: name }))),
  ...(hasPage('online-camps') && !isCampSeason(season)
    ? [{ value: 'online', label: BRANCHES.online.name }]
    : []),
];

/** What a wish is about, as staff read it: 'Winter Camp, Flower Mound'. */
function signupSubject(season: string, branch: string): string {
  const camp = isCampSeason(season) ? seasonTab(season).title : ONLINE_TITLE;
  return isBranchId(branch) ? `${camp}, ${BRANCHES[branch].name}` : camp;
}

/** "Tell me when registration opens": who, and, unless the page says it, which camp and where (D-44). */
export function SeasonSignupForm({ season, branch }: SeasonSignupFormProps) {
  const [camp, setCamp] = useState(season ?? '');
  const what = {
    name: 'season',
    label: 'Camp',
    half: true,
    choose: {
      options: signupSeasons(),
      placeholder: 'Choose a camp',
      onChange: ({ target: { value } }: ChangeEvent<HTMLSelectElement>) => setCamp(value),
    },
  } as const;
  const choose = { options: signupPlaces(camp), placeholder: 'Choose a place' };
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
