import { BRAND } from '@kidcode/site';
import { Button, Field, Notice, TextInput, TextLink, styled } from '@kidcode/ui';
import type { AuthError } from '@supabase/supabase-js';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

import { STORAGE_KEYS, writeStored } from '../../shared/browser-storage';
import { DraftsKeeper } from './drafts';
import { done, Told, trouble, type Telling } from './feedback';
import { focusHeading } from './focus';
import type { OfficeAccess, OfficePerson } from './office-session';
import { leaveOffice, officeClient, useOfficeAccess } from './office-session';
import { roleWords } from './office-words';
import { OfficeStore, Rooms, ROOMS } from './rooms';

const Frame = /* @__PURE__ */ styled('div', {
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    paddingInline: 'gutter',
    paddingBlock: '2',
    background: 'bg.raised',
    borderBottom: '1px solid {colors.line.hair}',
    '& > p:first-of-type': { fontFamily: 'heading', fontWeight: '600', marginInlineEnd: 'auto' },
    '& > p + p': {
      display: { base: 'none', md: 'block' },
      fontSize: 'sm',
      color: 'fg.quiet',
      overflowWrap: 'anywhere',
    },
  },
  // Below what fits in one line the rooms have one of their own.
  '& nav': { display: 'flex', flexWrap: 'wrap', columnGap: '1' },
  '& > header > nav': { order: { base: '1', lg: '0' }, width: { base: 'full', lg: 'auto' } },
  '& nav a': {
    paddingInline: '3',
    borderRadius: 'full',
    fontFamily: 'heading',
    lineHeight: '{sizes.touch}',
    '&[aria-current]': { background: 'accent.tint', color: 'accent.text' },
  },
  '& > main': { minWidth: '0' },
});

const Door = /* @__PURE__ */ styled('div', {
  layerStyle: 'float',
  width: 'min(28rem, calc(100% - 2rem))',
  margin: { base: '1rem auto', md: '4rem auto' },
  padding: '8',
  display: 'grid',
  gap: '6',
  '& h1': { textStyle: 'h2' },
  '& form': { display: 'grid', gap: '4' },
});

const WHY = {
  idle: 'You were signed out because nothing was pressed for a while.',
  ended: 'Your sign-in has ended: in another tab, on another device, or because your role was changed.',
  link: 'This link does not work here: it has been used, is too old, or was asked for in another browser.',
} as const;

const UNREACHED = trouble('The office cannot be reached. Please try again in a moment.');

const isRefusal = ({ status = 0 }: AuthError): boolean => status >= 400 && status < 500;

/** Password, or a link by mail. Whether an address has an account is not said. */
function SignIn({ why }: { readonly why: keyof typeof WHY | null }) {
  const [isBusy, setIsBusy] = useState(false);
  const [told, setTold] = useState<Telling | null>(null);
  const [email, setEmail] = useState('');
  const { auth } = officeClient();

  const signIn = async (password: string) => {
    setIsBusy(true);
    const { error } = await auth.signInWithPassword({ email, password });
    setIsBusy(false);
    if (error === null) return;
    setTold(isRefusal(error) ? trouble('Address and password do not fit.') : UNREACHED);
  };
  const sendLink = async () => {
    if (!email.includes('@')) {
      setTold(trouble('Write your e-mail address first.'));
      return;
    }
    setIsBusy(true);
    const { error } = await auth.signInWithOtp({
      email,
      options: {
        shouldCreateUser: false,
        emailRedirectTo: window.location.origin + window.location.pathname,
      },
    });
    setIsBusy(false);
    setTold(
      error !== null && !isRefusal(error)
        ? UNREACHED
        : done(`If ${email} has an account, a link is on its way. Open it in this browser within an hour.`),
    );
  };
  return (
    <Door>
      <img src="/logo.svg" alt="" width="48" height="48" />
      <h1 tabIndex={-1}>Sign in to the office</h1>
      {told === null && why !== null && <Notice role="status">{WHY[why]}</Notice>}
      <Told told={told} />
      <form
        aria-label="Sign in"
        onSubmit={(event) => {
          event.preventDefault();
          const password = new FormData(event.currentTarget).get('password');
          void signIn(typeof password === 'string' ? password : '');
        }}
      >
        <Field label="E-mail">
          <TextInput
            type="email"
            name="email"
            autoComplete="username"
            required
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        </Field>
        <Field label="Password">
          <TextInput type="password" name="password" autoComplete="current-password" required />
        </Field>
        <Button type="submit" loading={isBusy}>
          Sign in
        </Button>
        <Button variant="quiet" onClick={() => void sendLink()}>
          Send me a link instead
        </Button>
      </form>
      <p>
        For the people of {BRAND.name}. <TextLink href="/">To the website</TextLink>
      </p>
    </Door>
  );
}

function toggleTheme(): void {
  const root = document.documentElement;
  const isDark = root.classList.toggle('dark');
  document.body.classList.toggle('dark-mode', isDark);
  writeStored(STORAGE_KEYS.theme, isDark ? 'dark' : 'light');
}

function Room({ person }: { readonly person: OfficePerson }) {
  const [params] = useSearchParams();
  const room = ROOMS.find(({ id }) => id === params.get('room'))?.id ?? '';
  return (
    <Frame>
      <header>
        <p>{BRAND.name} office</p>
        <p>
          {person.email} {person.role !== null && `(${roleWords(person)})`}
        </p>
        {person.role !== null && (
          <nav aria-label="Office">
            {ROOMS.filter(({ id }) => id !== 'people' || person.role === 'owner').map(({ id, name }) => (
              <Link
                key={id}
                to={id === '' ? '?' : `?room=${id}`}
                aria-current={id === room ? 'page' : undefined}
              >
                {name}
              </Link>
            ))}
          </nav>
        )}
        <Button variant="quiet" onClick={toggleTheme}>
          Light or dark
        </Button>
        <Button variant="outline" onClick={() => void leaveOffice()}>
          Sign out
        </Button>
      </header>
      <main>
        {person.role === null ? (
          <Door>
            <h1 tabIndex={-1}>No role yet</h1>
            <p>This account has no role in the office. An owner can give it one; sign in again afterwards.</p>
          </Door>
        ) : (
          <Rooms person={person} room={room} />
        )}
      </main>
    </Frame>
  );
}

function AtDoorOrIn({ access }: { readonly access: OfficeAccess }) {
  if (access.at === 'door') return <p role="status">One moment</p>;
  if (access.at === 'out')
    return (
      <main>
        <SignIn why={access.why} />
      </main>
    );
  // Another person starts with nothing of what the one before had asked for.
  return (
    <OfficeStore key={access.person.email}>
      <Room person={access.person} />
    </OfficeStore>
  );
}

/** The office: the door, or whatever the person who has signed in works on. */
export function OfficeRoom() {
  const access = useOfficeAccess();
  const before = useRef(access.at);
  useEffect(() => {
    // Whoever signs in or out pressed a button that is gone now.
    if (before.current !== 'door') focusHeading();
    before.current = access.at;
  }, [access.at]);
  return (
    <DraftsKeeper owner={access.at === 'in' ? access.person.email : null}>
      <AtDoorOrIn access={access} />
    </DraftsKeeper>
  );
}
