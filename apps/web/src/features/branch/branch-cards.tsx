import { chakra } from '@chakra-ui/react';
import { BRANCH_IDS, BRANCHES, type BranchId } from '@kidcode/branches';
import { Badge, Button, Card, TextLink } from '@kidcode/ui';
import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { branchChosen, selectChosenBranch } from './branch-slice';

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
  },
});
const Item = chakra('li', { base: { display: 'grid' } });
const Strip = chakra('div', {
  base: { position: 'absolute', insetInline: '0', top: '0', height: '6px', background: 'accent.solid' },
});
const TitleRow = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', '& > h3': { textStyle: 'h3' } },
});
const Hours = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: '3',
    textStyle: 'small',
    '& > dt': { fontWeight: '700' },
    '& > dd': { color: 'fg.quiet', fontVariantNumeric: 'tabular-nums' },
  },
});
const Quiet = chakra('p', { base: { textStyle: 'small', color: 'fg.quiet' } });

/** One branch to choose. The card wears the branch's own colour, whichever branch the page wears. */
function BranchCard({ branchId }: { readonly branchId: BranchId }) {
  const isCurrent = useSelector(selectChosenBranch) === branchId;
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const titleId = useId();
  const { name, address, phone, telHref, weekdayHours, weekendHours } = BRANCHES[branchId];
  const use = () => {
    dispatch(branchChosen(branchId));
    void navigate('/');
  };
  return (
    <Item data-branch={branchId}>
      <Card overflow="hidden">
        <Strip />
        <TitleRow>
          <h3 id={titleId}>{name}</h3>
          {isCurrent && <Badge tone="accent">Current</Badge>}
        </TitleRow>
        <Quiet>{address}</Quiet>
        <Hours>
          <dt>Weekdays</dt>
          <dd>{weekdayHours}</dd>
          <dt>Weekends</dt>
          <dd>{weekendHours}</dd>
        </Hours>
        <TextLink href={telHref} minHeight="touch" display="inline-flex" alignItems="center">
          {phone}
        </TextLink>
        <Button
          variant={isCurrent ? 'outline' : 'accent'}
          marginTop="auto"
          aria-describedby={titleId}
          onClick={use}
        >
          {isCurrent ? 'Current Branch' : 'Use This Branch'}
        </Button>
      </Card>
    </Item>
  );
}

/** All branches as cards: 'Use This Branch' makes one current and leads to its home (specification 1, section 4). */
export function BranchCards({ branches = BRANCH_IDS }: { readonly branches?: readonly BranchId[] }) {
  return (
    <Grid>
      {branches.map((branchId) => (
        <BranchCard key={branchId} branchId={branchId} />
      ))}
    </Grid>
  );
}
