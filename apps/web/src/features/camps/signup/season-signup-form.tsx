import type { BranchId } from '@kidcode/branches';
import { SEASON_AGREEMENT_TEXT } from '@kidcode/leads';
import { useState, type ChangeEvent } from 'react';

import { EMAIL_FIELD, LeadForm, PHONE_FIELD } from '../../leads/lead-form';
import { signupPlaces, signupSeasons, signupSubject } from './signup-choices';

export interface SeasonSignupFormProps {
  /** What the page is about; null: the parent chooses. */
  readonly season: string | null;
  readonly branch: BranchId | null;
}

/** "Tell me when registration opens": who, and, unless the page says it, which camp and where (D-44). */
export function SeasonSignupForm({ season, branch }: SeasonSignupFormProps) {
  const [camp, setCamp] = useState(season ?? '');
  const choices = {
    season: {
      options: signupSeasons(),
      placeholder: 'Choose a camp',
      onChange: (event: ChangeEvent<HTMLSelectElement>) => setCamp(event.currentTarget.value),
    },
    branch: { options: signupPlaces(camp), placeholder: 'Choose a place' },
  };
  const what = { name: 'season', label: 'Camp', half: true } as const;
  const where = { name: 'branch', label: 'Place', half: true } as const;
  return (
    <LeadForm
      kind="season"
      subjectOf={(form) => signupSubject(form.season, form.branch)}
      name="Tell me when registration opens"
      fields={[
        ...(season === null ? [{ ...what, choose: choices.season }] : []),
        ...(branch === null ? [{ ...where, choose: choices.branch }] : []),
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
