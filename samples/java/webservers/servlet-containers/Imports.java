import javax.servlet.http.HttpServlet;

class Orders extends HttpServlet {
}

void main() {
}
