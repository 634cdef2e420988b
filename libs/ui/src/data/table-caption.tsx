import { VisuallyHidden } from '../layout/visually-hidden';

/** The table's name, seen or only heard. */
export function TableCaption({ text, hidden }: { readonly text: string; readonly hidden: boolean }) {
  return (
    <caption style={hidden ? { padding: 0 } : undefined}>
      {hidden ? <VisuallyHidden>{text}</VisuallyHidden> : text}
    </caption>
  );
}
