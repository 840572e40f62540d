export const mapSection = {
  eyebrow: 'Onde estamos',
  title: 'Venha nos visitar',
  search: 'Abrir no Google Maps',
  frameTitle: 'Mapa com a localização da escola',
}
