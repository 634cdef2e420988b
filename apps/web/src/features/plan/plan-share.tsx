import type { FamilyPlan, PlanSchool } from '@kidcode/plan';
import { Button, CheckboxRow, Field, Row, SmallText, Stack, TextInput } from '@kidcode/ui';
import { useRef, useState } from 'react';

import { useCopied } from '../../shared/use-copied';
import { planLink } from './plan-storage';

/** The link of the plan, which holds it whole: nothing is sent anywhere. */
export function PlanShare({ plan, school }: { readonly plan: FamilyPlan; readonly school: PlanSchool }) {
  const [labels, setLabels] = useState(false);
  const link = planLink(plan, school, labels);
  const [isCopied, copy] = useCopied(link);
  const field = useRef<HTMLInputElement>(null);
  const copyOrSelect = async () => {
    if (await copy()) return;
    field.current?.focus();
    field.current?.select();
  };
  return (
    <Stack gap="3" width="full">
      <Field
        label="Link to this plan"
        hint="Whoever opens it sees the plan. It is in the link itself; nothing is sent to us."
      >
        <TextInput ref={field} readOnly value={link} onFocus={({ target }) => target.select()} />
      </Field>
      <CheckboxRow
        label="With the names that you typed"
        checked={labels}
        onChange={() => setLabels(!labels)}
      />
      <Row gap="3">
        <Button variant="outline" onClick={() => void copyOrSelect()}>
          {isCopied === true ? 'Link copied' : 'Copy the link'}
        </Button>
        <Button variant="outline" onClick={() => window.print()}>
          Print
        </Button>
      </Row>
      <SmallText role="status">
        {isCopied === false &&
          'Your browser does not let us copy. The link is selected in its field: copy it there, with Ctrl+C or the menu of your device.'}
      </SmallText>
    </Stack>
  );
}
