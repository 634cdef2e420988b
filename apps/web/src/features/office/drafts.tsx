import { createContext, use, useEffect, useState, type ReactNode } from 'react';

/** What somebody types of each kind, with what they have seen when they began. */
interface DraftKinds {
  readonly note: { readonly text: string; readonly seen: string };
  readonly place: {
    readonly capacity: string;
    readonly taken: string;
    readonly closed: boolean;
    readonly reason: string;
    readonly seen: number;
  };
}
export type Draft<Kind extends keyof DraftKinds> = DraftKinds[Kind];

type Kept = { readonly [Kind in keyof DraftKinds]: Readonly<Record<string, DraftKinds[Kind] | null>> };

const NOTHING: Kept = { note: {}, place: {} };

type Next<Kind extends keyof DraftKinds> = (now: DraftKinds[Kind] | null) => DraftKinds[Kind] | null;

type KeepDraft = <Kind extends keyof DraftKinds>(kind: Kind, id: string, next: Next<Kind>) => void;

const Drafts = createContext<{ readonly kept: Kept; readonly keep: KeepDraft }>({
  kept: NOTHING,
  keep: () => {},
});

const stay = (event: Event): void => event.preventDefault();

/** Mails and calls are for other programs: the page is not left, though a browser asks as if it were. */
const OTHER_PROGRAM = 'a[href^="mailto:"], a[href^="tel:"]';

/** While something is typed and not saved, the browser asks whoever leaves the page. */
function useQuestionBeforeLeaving(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = () => window.addEventListener('beforeunload', stay);
    let timer = 0;
    const letOut = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest(OTHER_PROGRAM) === null) return;
      window.removeEventListener('beforeunload', stay);
      timer = window.setTimeout(ask);
    };
    ask();
    document.addEventListener('click', letOut);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('click', letOut);
      window.removeEventListener('beforeunload', stay);
    };
  }, [isUnsaved]);
}

interface DraftsKeeperProps {
  /** The address of whoever has signed in; null at the door. */
  readonly owner: string | null;
  readonly children: ReactNode;
}

/**
 * Keeps what is typed and not saved yet while the page lives, whatever is opened meanwhile, and through the door for the same person.
 * Another person's sign-in forgets it (D-263).
 */
export function DraftsKeeper({ owner, children }: DraftsKeeperProps) {
  const [typist, setTypist] = useState(owner);
  const [kept, setKept] = useState(NOTHING);
  if (owner !== null && owner !== typist) {
    setTypist(owner);
    setKept(NOTHING);
  }
  useQuestionBeforeLeaving(
    Object.values(kept).some((drafts) => Object.values(drafts).some((draft) => draft !== null)),
  );
  const keep: KeepDraft = (kind, id, next) =>
    setKept((before) => ({
      ...before,
      [kind]: { ...before[kind], [id]: next(before[kind][id] ?? null) },
    }));
  return <Drafts value={{ kept, keep }}>{children}</Drafts>;
}

/** Keeps what is typed of a thing by its id, made of what is kept now; null forgets it. */
export const useKeepDraft = (): KeepDraft => use(Drafts).keep;

/** What is typed of a thing and not saved, null where nothing is, and what changes that. */
export function useDraft<Kind extends keyof DraftKinds>(kind: Kind, id: string) {
  const { kept, keep } = use(Drafts);
  const draft: DraftKinds[Kind] | null = kept[kind][id] ?? null;
  return [draft, (next: Next<Kind>) => keep(kind, id, next)] as const;
}
