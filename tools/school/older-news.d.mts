export function olderNewsIds(folder: string): readonly string[];
export function olderNews(folder: string): readonly { readonly id: string; readonly text: string }[];
