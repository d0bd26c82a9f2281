/** What every icon of lucide is made by. Fronts bundle the shapes that they show, and take this from here. */
export { createLucideIcon as createIcon } from 'lucide-react';
