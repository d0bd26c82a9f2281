import { created } from '../../wire/answer.js';
import { route, routeGroup } from '../../wire/route.js';
import { {{Name}}Dto } from '../{{name}}.dto.js';

const id = 'a3f1c7de-58b4-4c1e-9d0a-2f6b8e4d7c90';

export const {{camel}}Routes = routeGroup('{{Room}}', {
  {{camel}}: route('POST /api/{{room}}/{{name}}', {
    summary: 'Say in a few words what it does: {{words}}',
    access: 'signed-in',
    body: {{Name}}Dto,
    answer: created<{ readonly id: string }>('Done; the answer names what it concerns.'),
    example: { body: { id }, answer: { id } },
  }),
});
