import type { FamilyPlan, PlanSchool } from '@kidcode/plan';
import { Button, CheckboxRow, Field, Row, Stack, TextInput } from '@kidcode/ui';
import { useState } from 'react';

import { planLink } from './plan-storage';

/** The link of the plan, which holds it whole: nothing is sent anywhere. */
export function PlanShare({ plan, school }: { readonly plan: FamilyPlan; readonly school: PlanSchool }) {
  const [labels, setLabels] = useState(false);
  const [isCopied, setIsCopied] = useState(false);
  const link = planLink(plan, school, labels);
  const copy = () => {
    // A browser that refuses leaves the link in its field, to be copied by hand.
    void navigator.clipboard.writeText(link).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  };
  return (
    <Stack gap="3" width="full">
      <Field
        label="Link to this plan"
        hint="Whoever opens it sees the plan. It is in the link itself; nothing is sent to us."
      >
        <TextInput readOnly value={link} onFocus={({ target }) => target.select()} />
      </Field>
      <CheckboxRow
        label="With the names that you typed"
        checked={labels}
        onChange={() => {
          setLabels(!labels);
          setIsCopied(false);
        }}
      />
      <Row gap="3">
        <Button variant="outline" onClick={copy}>
          {isCopied ? 'Link copied' : 'Copy the link'}
        </Button>
        <Button variant="outline" onClick={() => window.print()}>
          Print
        </Button>
      </Row>
    </Stack>
  );
}
