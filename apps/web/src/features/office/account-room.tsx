import { Button, Field, Notice, TextInput } from '@kidcode/ui';
import { useState } from 'react';

import { OfficePage } from './inbox-style';
import { officeClient, type OfficePerson } from './office-session';
import { failureWords } from './office-words';

/** As `supabase/config.toml` says it. */
const SHORTEST = 12;

/** A person's own password. */
export function AccountRoom({ person }: { readonly person: OfficePerson }) {
  const [isBusy, setIsBusy] = useState(false);
  const [told, setTold] = useState<{ readonly tone: 'danger' | 'success'; readonly words: string } | null>(
    null,
  );
  const setPassword = async (form: HTMLFormElement) => {
    const password = new FormData(form).get('password');
    if (typeof password !== 'string') return;
    setIsBusy(true);
    const { error } = await officeClient().auth.updateUser({ password });
    setIsBusy(false);
    if (error === null) form.reset();
    const words =
      error === null
        ? 'Your password is set. Other computers that you had signed in on are signed out.'
        : error.code === 'same_password'
          ? 'This is your password already.'
          : error.code === 'weak_password'
            ? 'This password is too easy to guess. Take another one.'
            : failureWords(error);
    setTold({ tone: error === null ? 'success' : 'danger', words });
  };
  return (
    <OfficePage>
      <h1>Account</h1>
      {told !== null && (
        <Notice tone={told.tone} role={told.tone === 'danger' ? 'alert' : 'status'}>
          {told.words}
        </Notice>
      )}
      <form
        aria-label="Your password"
        onSubmit={(event) => {
          event.preventDefault();
          void setPassword(event.currentTarget);
        }}
      >
        <input type="hidden" name="username" autoComplete="username" value={person.email} readOnly />
        <div data-row="">
          <Field label="New password" hint={`At least ${SHORTEST} letters.`}>
            <TextInput
              type="password"
              name="password"
              autoComplete="new-password"
              minLength={SHORTEST}
              required
            />
          </Field>
        </div>
        <div data-presses="">
          <Button type="submit" loading={isBusy} loadingText="Saving...">
            Set password
          </Button>
        </div>
      </form>
    </OfficePage>
  );
}
