/** Words before the names of those who made a deck: 'By: Ana, Tom', 'Presented by Ana Ruiz', 'Equipo: …'. */
export const signature =
  /^\P{L}*(?:(?:(?:pitch|deck|made|created|presented|prepared|developed|designed|submitted|brought to you) )?by|(?:(?:our|the) )?team(?: members)?|members|authors?|presenters?|founders?|por|presentado por|apresentado por|integrantes|equipo|equipe|autor[ea]s|présenté par|équipe|membres|von|vorgestellt von|präsentiert von|mitglieder|di|presentato da|autori|door)\s*(?::|(?<=by)(?=\s)|(?<=por)(?=\s)|(?<=par)(?=\s))\s*(?<names>\p{L}.*)$/iu
