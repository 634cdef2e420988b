import { Box } from '@chakra-ui/react';
import type { BranchId } from '@kidcode/branches';
import {
  consentRecord,
  readSeasonForm,
  SEASON_AGREEMENT_TEXT,
  seasonTemplateParams,
  validateSeason,
  type Lead,
  type LeadId,
  type SeasonForm,
} from '@kidcode/leads';
import { BRAND } from '@kidcode/site';
import { CheckboxRow, Field, SelectInput, TextInput } from '@kidcode/ui';
import { useState } from 'react';

import { FormNote } from '../../leads/form-note';
import { FormGrid, SendButton, WithoutScripts } from '../../leads/form-parts';
import { Honeypot } from '../../leads/honeypot';
import { LeadObstacleNotice } from '../../leads/lead-obstacle-notice';
import { SentPanel } from '../../leads/sent-panel';
import { useLeadForm, type LeadFormRules } from '../../leads/use-lead-form';
import { signupPlaces, signupSeasons, signupSubject } from './signup-choices';

const RULES: LeadFormRules<SeasonForm> = {
  read: (data) => readSeasonForm({ ...Object.fromEntries(data), agreement: data.has('agreement') }),
  validate: validateSeason,
  makeLead: (form: SeasonForm, id: LeadId, now: string): Lead => ({
    id,
    kind: 'season',
    params: seasonTemplateParams(form, signupSubject(form.season, form.branch), {
      now,
      recipient: BRAND.email.display,
    }),
    consent: consentRecord(now, 'season-form'),
  }),
};

export interface SeasonSignupFormProps {
  /** What the page is about; null: the parent chooses. */
  readonly season: string | null;
  readonly branch: BranchId | null;
}

/** "Tell me when registration opens": who, and, unless the page says it, which camp and where (D-44). */
export function SeasonSignupForm({ season, branch }: SeasonSignupFormProps) {
  const { state, errors, obstacle, formProps, beginAgain } = useLeadForm(RULES);
  const [camp, setCamp] = useState(season ?? '');
  const places = signupPlaces(camp);
  if (state.step === 'success') {
    return (
      <SentPanel
        title="Thank you. We write to you when registration opens."
        reference={state.reference}
        again="Ask about another camp"
        onAgain={beginAgain}
      />
    );
  }
  return (
    <FormGrid {...formProps} aria-label="Tell me when registration opens">
      {season === null ? (
        <Box data-half>
          <Field label="Camp" required error={errors.season}>
            <SelectInput
              name="season"
              options={signupSeasons()}
              placeholder="Choose a camp"
              onChange={(event) => setCamp(event.currentTarget.value)}
            />
          </Field>
        </Box>
      ) : (
        <input type="hidden" name="season" value={season} />
      )}
      {branch === null ? (
        <Box data-half>
          <Field label="Place" required error={errors.branch}>
            <SelectInput
              key={places.map(({ value }) => value).join(' ')}
              name="branch"
              options={places}
              placeholder="Choose a place"
            />
          </Field>
        </Box>
      ) : (
        <input type="hidden" name="branch" value={branch} />
      )}
      <Field label="Name" required error={errors.name}>
        <TextInput name="name" autoComplete="name" />
      </Field>
      <Box data-half>
        <Field label="Email" required error={errors.email}>
          <TextInput name="email" type="email" autoComplete="email" inputMode="email" />
        </Field>
      </Box>
      <Box data-half>
        <Field label="Phone" error={errors.phone} hint="If you would like a text message, too">
          <TextInput name="phone" type="tel" autoComplete="tel" />
        </Field>
      </Box>
      <CheckboxRow name="agreement" label={SEASON_AGREEMENT_TEXT} error={errors.agreement} />
      <Honeypot />
      {obstacle && <LeadObstacleNotice obstacle={obstacle} />}
      <FormNote>
        We use what you write here to tell you when registration opens, and for nothing else.
      </FormNote>
      <WithoutScripts />
      <SendButton sending={state.step === 'sending'}>Tell me when it opens</SendButton>
    </FormGrid>
  );
}
