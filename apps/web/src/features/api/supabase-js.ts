// Only this name: a dynamic import of the whole package would bring the rest along.
export { createClient } from '@supabase/supabase-js';
