import type { FamilyPlan, PlanSchool } from '@kidcode/plan';
import { Button, CheckboxRow, Field, Row, SmallText, Stack, TextInput } from '@kidcode/ui';
import { useRef, useState } from 'react';

import { planLink } from './plan-storage';

/** The link of the plan, which holds it whole: nothing is sent anywhere. */
export function PlanShare({ plan, school }: { readonly plan: FamilyPlan; readonly school: PlanSchool }) {
  const [labels, setLabels] = useState(false);
  const link = planLink(plan, school, labels);
  // Of the link as it was then: that of a plan which has changed since is another one.
  const [tried, setTried] = useState<{ readonly link: string; readonly isCopied: boolean } | null>(null);
  const isCopied = tried?.link === link ? tried.isCopied : null;
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      // Where the page came over an insecure line there is no clipboard at all.
      await navigator.clipboard.writeText(link);
      setTried({ link, isCopied: true });
    } catch {
      setTried({ link, isCopied: false });
      field.current?.focus();
      field.current?.select();
    }
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
        <Button variant="outline" onClick={() => void copy()}>
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
