import { Box } from '@chakra-ui/react';
import { Notice } from '@kidcode/ui';

/** Says to a family that enrolls what happens next: a trial first, and what comes after it (D-51). */
export function FirstVisit() {
  return (
    <Box marginBlock="2">
      <Notice title="Your first visit is a free trial class">
        <p>
          It needs no credit card. You decide afterwards: if your child stays, we settle the class, its days
          and the fee with you, and that is the enrollment.
        </p>
      </Notice>
    </Box>
  );
}
