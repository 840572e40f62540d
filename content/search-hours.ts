/** Below the field with the opening hours for search engines. */
export const searchHoursWords = {
  nothing:
    'Assim, o Google não vai mostrar o horário: não dá para ver nele os dias e as horas. No site, ele aparece como você escreveu.',
  derived: (hours: string) =>
    `Vazio, vale o que o site entende do texto: ${hours}. Para o Google não mostrar horário nenhum, escreva “nenhum”.`,
  onSiteOnly: (lines: readonly string[]) =>
    `Só no site, e não no Google: ${new Intl.ListFormat('pt-BR').format(lines.map((line) => `“${line}”`))}.`,
}
