import { Button } from '@kidcode/ui';
import { ArrowLeft } from 'lucide-react';

/** To the question before; the browser's Back does the same. */
export function BackButton({ onBack }: { readonly onBack: () => void }) {
  return (
    <Button variant="outline" icon={<ArrowLeft size={20} aria-hidden="true" />} onClick={onBack}>
      Back
    </Button>
  );
}
