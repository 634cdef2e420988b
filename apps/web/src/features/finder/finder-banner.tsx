import { BRANCH_IDS, BRANCHES, CENTERS, fewOf, HAS_MANY_CENTERS, HAS_ONLINE } from '@kidcode/branches';
import { REGION } from '@kidcode/current-school';
import { LEARNING_CENTERS_TEXT } from '@kidcode/current-school/generated/texts/learning-centers';
import { branchOfParams } from '@kidcode/site';
import { Band, Button, Container, SectionHeading, Stack, VisuallyHidden, styled } from '@kidcode/ui';
import { MapPin, MonitorPlay } from 'lucide-react';
import { memo, useId } from 'react';

import { countWords } from '../../shared/count-words';
import { SiteLink } from '../../shared/page-link';
import { useSiteSelector } from '../../shared/store-hooks';
import { useRouteParams } from '../../shared/use-route-params';
import { selectChosenBranch, selectCurrentBranch, selectIsBranchFixed } from '../branch/branch-slice';
import { useBranchAtHome } from './center-facts';

const Names = /* @__PURE__ */ styled('ul', {
  columns: '11rem',
  columnGap: '8',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'touch',
    _hover: { textDecoration: 'underline' },
  },
});

const byName = HAS_MANY_CENTERS ? CENTERS.toSorted((a, b) => a.name.localeCompare(b.name)) : [];

/** Every center by its name where the list shows only the first ones: nobody needs a script to get to one. */
export const CenterNames = memo(function CenterNames() {
  if (!HAS_MANY_CENTERS) return null;
  return (
    <Band tone="sunken" labelledBy="center-names">
      <SectionHeading id="center-names" title={countWords(CENTERS.length, 'center')} />
      <Names>
        {byName.map(({ id, name }) => (
          <li key={id}>
            <a href={`/${id}`}>{name}</a>
          </li>
        ))}
      </Names>
    </Band>
  );
});

const CurrentSelectionRoot = /* @__PURE__ */ styled('section', {
  display: 'grid',
  gap: '4',
  alignContent: 'start',
  padding: 'clamp(1.25rem, 2.5vw, 2rem)',
  borderRadius: 'card',
  background: 'bg.raised',
  color: 'fg.ink',
  boxShadow: 'float',
  '& > h2': { textStyle: 'label', color: 'accent.text' },
  // The HTML knows no branch that is remembered: until the scripts have read it, nothing untrue is shown.
  'html[data-branch-fixed]:not([data-hydrated]) &': {
    '&[data-unchosen] > :not(h2)': { visibility: 'hidden' },
  },
});
const Now = /* @__PURE__ */ styled('div', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '3',
  '& > svg': { color: 'accent.text', marginTop: '2px' },
  '& strong': { display: 'block', textStyle: 'h3' },
});
const Others = /* @__PURE__ */ styled('ul', {
  display: 'grid',
  borderTop: '1px solid {colors.line.hair}',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    paddingBlock: '2',
    borderBottom: '1px solid {colors.line.hair}',
  },
  '& > li:last-of-type': { borderBottom: 'none', paddingBottom: '0' },
});

/** The chosen branch, and the way to another one where one can be chosen, which leads home (specification 2, section 2). */
function CurrentSelection() {
  const chosen = useSiteSelector(selectChosenBranch);
  const current = useSiteSelector(selectCurrentBranch);
  const isFixed = useSiteSelector(selectIsBranchFixed);
  const use = useBranchAtHome();
  const titleId = useId();
  const branch = chosen === null ? null : BRANCHES[chosen];
  const Symbol = branch !== null && branch.coordinates === null ? MonitorPlay : MapPin;
  return (
    <CurrentSelectionRoot
      aria-labelledby={titleId}
      data-branch={current}
      data-unchosen={chosen === null ? '' : undefined}
    >
      <h2 id={titleId}>Current Selection</h2>
      <Now>
        <Symbol size={26} />
        {branch === null ? (
          <div>
            <strong>None yet</strong>
            <p>Choose one of these:</p>
          </div>
        ) : (
          <div>
            <strong>{branch.name}</strong>
            <p>{branch.address}</p>
            <SiteLink stands="listed" href={branch.telHref} label={branch.phone} />
          </div>
        )}
      </Now>
      {!isFixed && (
        <Others>
          {fewOf(BRANCH_IDS.filter((id) => id !== chosen)).map((id) => (
            <li key={id} data-branch={id}>
              <span>{BRANCHES[id].name}</span>
              <Button variant="outline" onClick={() => use(id)}>
                {id === 'online' ? 'Switch to Online' : 'Use This Branch'}
                {id !== 'online' && <VisuallyHidden>{BRANCHES[id].name}</VisuallyHidden>}
              </Button>
            </li>
          ))}
        </Others>
      )}
    </CurrentSelectionRoot>
  );
}

const Root = /* @__PURE__ */ styled('section', {
  position: 'relative',
  background: 'accent.solid',
  color: 'accent.on',
  paddingBlock: 'clamp(2rem, 5vw, 4rem)',
  _dark: { background: 'accent.wash', color: 'fg.ink' },
});
const Words = /* @__PURE__ */ styled('div', {
  display: 'grid',
  gap: '4',
  '& > h1': { textStyle: 'h1', maxWidth: '14ch' },
  '& > p': { textStyle: 'lead', maxWidth: '46ch' },
});

const WHERE = `${countWords(CENTERS.length, 'center')} in ${REGION.name}${HAS_ONLINE ? ', and classes online from anywhere' : ''}`;
const LEAD = `${WHERE}. Type your ZIP code and see how far each one is.`;

/** The top of the page, in the colour of the branch that the address or the visitor named. */
export function FinderBanner() {
  const named = branchOfParams(useRouteParams());
  const current = useSiteSelector(selectCurrentBranch);
  return (
    <Root data-branch={named ?? current}>
      <Container>
        <Stack
          gap="clamp(1.5rem, 5vw, 4rem)"
          alignItems="center"
          gridTemplateColumns={{ lg: 'minmax(0, 1fr) 26rem' }}
        >
          <Words>
            <h1>{LEARNING_CENTERS_TEXT.title}</h1>
            <p>{LEAD}</p>
          </Words>
          <CurrentSelection />
        </Stack>
      </Container>
    </Root>
  );
}
