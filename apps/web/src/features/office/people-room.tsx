import { CENTERS } from '@kidcode/branches';
import { MEMBER_EMAIL, type OfficeMember } from '@kidcode/leads/office';
import { Button, CheckboxRow, Field, SelectInput, TextInput } from '@kidcode/ui';
import { useState } from 'react';
import * as v from 'valibot';

import { done, Told, trouble, Unreached, type Telling, type Undoing } from './feedback';
import { focusHeadingWhenGone } from './focus';
import { OfficePage } from './inbox-style';
import { LOOKING, useAddPersonMutation, useGrantMutation, usePeopleQuery } from './office-api';
import { officeClient, type OfficePerson } from './office-session';
import { failureWords, roleWords } from './office-words';

/** As `supabase/config.toml` says it. */
const SHORTEST = 12;

const REFUSED: Readonly<Record<string, string>> = {
  same_password: 'This is your password already.',
  weak_password: 'This password is too easy to guess. Take another one.',
};

export function AccountRoom({ person }: { readonly person: OfficePerson }) {
  const [isBusy, setIsBusy] = useState(false);
  const [told, setTold] = useState<Telling | null>(null);
  const setPassword = async (form: HTMLFormElement) => {
    const password = new FormData(form).get('password');
    if (typeof password !== 'string') return;
    setIsBusy(true);
    const { error } = await officeClient().auth.updateUser({ password });
    setIsBusy(false);
    if (error === null) form.reset();
    setTold(
      error === null
        ? done('Your password is set. Other computers that you had signed in on are signed out.')
        : trouble(REFUSED[error.code ?? ''] ?? failureWords(error)),
    );
  };
  return (
    <OfficePage>
      <h1 tabIndex={-1}>Account</h1>
      <Told told={told} />
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

/** Where somebody of the staff works: the ids of centers, and the courses online. */
const PLACES_OF_WORK: readonly { readonly id: string; readonly name: string }[] = [
  ...CENTERS.map(({ id, name }) => ({ id, name })),
  { id: 'online', name: 'Online' },
];

interface PeopleRoomProps {
  readonly person: OfficePerson;
  readonly undoing: Undoing;
}

/** The people of the office, for an owner: who has which role, whoever is new, and whoever leaves. */
export function PeopleRoom({ person: me, undoing }: PeopleRoomProps) {
  const people = usePeopleQuery(null, LOOKING);
  const [add, { isLoading }] = useAddPersonMutation();
  const [grant] = useGrantMutation();
  const [role, setRole] = useState<OfficeMember['role']>('staff');
  const [told, setTold] = useState<Telling | null>(null);

  /** Why it was not given; null where it was. */
  const give = async (member: OfficePerson) => {
    const { error } = await grant(member);
    return error === undefined ? null : failureWords(error);
  };
  const remove = async (member: OfficeMember) => {
    setTold(null);
    const why = await give({ ...member, role: null });
    if (why !== null) setTold(trouble(why));
    else
      undoing.offer({
        words: `${member.email} has no role any more and is signed out.`,
        undo: () => give(member),
      });
  };
  const addFrom = async (form: HTMLFormElement) => {
    const data = new FormData(form);
    const typed = v.safeParse(MEMBER_EMAIL, data.get('email'));
    if (!typed.success) return trouble('Write an e-mail address such as name@example.com.');
    const email = typed.output;
    const centers = role === 'owner' ? [] : data.getAll('center').filter((id) => typeof id === 'string');
    if (role === 'staff' && centers.length === 0) return trouble('Choose at least one center.');
    const { error } = await add({ email, role, centers });
    if (error !== undefined) return trouble(failureWords(error));
    form.reset();
    return done(
      `${email} is added. Tell them to ask for a link at the door of the office; nothing was mailed.`,
    );
  };

  return (
    <OfficePage>
      <h1 tabIndex={-1}>People</h1>
      <Told told={told} />
      {people.data === undefined && people.isError && <Unreached query={people} />}
      <ul data-people="" aria-label="People of the office">
        {(people.data ?? []).map((member) => (
          <li key={member.email}>
            <p>
              {member.email} ({roleWords(member)})
            </p>
            {member.email !== me.email && (
              <div data-presses="">
                <Button
                  variant="outline"
                  aria-label={`Take away the role of ${member.email}`}
                  ref={focusHeadingWhenGone}
                  onClick={() => void remove(member)}
                >
                  Take away
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <form
        aria-label="Add a person"
        onSubmit={(event) => {
          event.preventDefault();
          setTold(null);
          void addFrom(event.currentTarget).then(setTold);
        }}
      >
        <h2>Add a person</h2>
        <div data-row="">
          <Field label="E-mail">
            <TextInput type="email" name="email" autoComplete="off" required />
          </Field>
          <Field label="Role">
            <SelectInput
              value={role}
              options={[
                { value: 'staff', label: 'Staff: their centers only' },
                { value: 'owner', label: 'Owner: everything, and people' },
              ]}
              onChange={({ currentTarget: { value } }) => setRole(value === 'owner' ? 'owner' : 'staff')}
            />
          </Field>
        </div>
        {role === 'staff' && (
          <fieldset>
            <legend>Centers</legend>
            {PLACES_OF_WORK.map(({ id, name }) => (
              <CheckboxRow key={id} name="center" value={id} label={name} />
            ))}
          </fieldset>
        )}
        <div data-presses="">
          <Button type="submit" loading={isLoading} loadingText="Adding...">
            Add
          </Button>
        </div>
        <p data-quiet="">Whoever is there already gets this role instead of theirs.</p>
      </form>
    </OfficePage>
  );
}
